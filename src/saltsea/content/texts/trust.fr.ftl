# La page qui explique comment faire confiance au certificat de ce serveur. Chaque appareil a ses étapes dans l’ordre :
# trust-APPAREIL-1, -2… L’attribut .command est une commande à taper.

trust-title = Faire confiance à ce Saltsea
trust-why = Ce serveur vous parle en secret, par HTTPS, avec un certificat qu’il a fait lui-même. Votre navigateur n’a jamais entendu parler de celui qui l’a signé, alors il vous avertit. Il a raison : il ne peut pas savoir à qui est ce serveur.
trust-without = Vous pouvez jouer sans rien faire ici : dans l’avertissement, choisissez « Avancé », puis continuez. Ce que vous envoyez est chiffré tout de même. Si vous faites confiance au certificat, l’avertissement disparaît, et personne en chemin ne peut se faire passer pour ce serveur.
trust-limits = L’autorité de certification ci-dessous s’appelle « { $name } ». Elle vit sur l’ordinateur de la personne qui fait tourner ce serveur, et ne peut se porter garante que de cet ordinateur, d’adresses, et de noms de réseaux domestiques comme ceux qui finissent par .local. Elle ne peut pas se porter garante de votre banque.

trust-compare = D’abord, comparez
trust-compare-how = Demandez à la personne qui a lancé le serveur de vous lire l’empreinte qu’il a affichée. Ce doit être celle-ci, lettre pour lettre. Sinon, quelqu’un s’est glissé entre vous : arrêtez-vous ici. Votre appareil montre aussi l’empreinte quand il installe le certificat : regardez encore une fois.
trust-fingerprint = Empreinte SHA-256
trust-download = Ensuite, téléchargez
trust-download-link = Télécharger le certificat (saltsea.crt)
trust-install = Enfin, installez-le
trust-install-how = Ouvrez votre appareil ci-dessous et suivez ses étapes. Les noms des menus changent un peu d’une version à l’autre.

trust-windows = Windows (Edge, Chrome)
trust-windows-1 = Ouvrez le fichier téléchargé saltsea.crt et choisissez « Installer un certificat… ».
trust-windows-2 = Choisissez « Utilisateur actuel », puis « Suivant ».
trust-windows-3 = Choisissez « Placer tous les certificats dans le magasin suivant », puis « Parcourir… », puis « Autorités de certification racines de confiance ».
trust-windows-4 = Choisissez « Suivant », « Terminer », et confirmez par « Oui ». Relancez le navigateur.
trust-macos = macOS (Safari, Chrome)
trust-macos-1 = Ouvrez le fichier téléchargé saltsea.crt : Trousseaux d’accès s’ouvre. Ajoutez-le au trousseau « session ».
trust-macos-2 = Trouvez-le dans la liste sous « Certificats » et ouvrez-le d’un double clic.
trust-macos-3 = Ouvrez « Se fier », et à côté de « Lors de l’utilisation de ce certificat » choisissez « Toujours approuver ».
trust-macos-4 = Fermez la fenêtre et confirmez avec votre mot de passe. Relancez le navigateur.
trust-ios = iPhone et iPad
trust-ios-1 = Ouvrez cette page dans Safari, touchez le téléchargement ci-dessus et autorisez-le.
trust-ios-2 = Ouvrez Réglages, touchez « Profil téléchargé », puis « Installer ».
trust-ios-3 = Allez dans Réglages › Général › Informations › Réglages des certificats.
trust-ios-4 = Activez la confiance totale pour le certificat nommé plus haut. Sans cette dernière étape, rien ne change.
trust-android = Android (Chrome)
trust-android-1 = Touchez le téléchargement ci-dessus. Android vous dira qu’il s’installe dans les paramètres.
trust-android-2 = Ouvrez Paramètres et cherchez « Certificat CA » : il est sous Sécurité › Autres paramètres de sécurité › Chiffrement et identifiants › Installer un certificat.
trust-android-3 = Lisez l’avertissement, choisissez « Installer quand même » et prenez le fichier saltsea.crt.
trust-android-4 = Firefox pour Android a sa propre liste et continue d’avertir : prenez Chrome, ou passez outre l’avertissement.
trust-firefox = Firefox sur un ordinateur
trust-firefox-1 = Ouvrez Paramètres › Vie privée et sécurité et, tout en bas, « Afficher les certificats… ».
trust-firefox-2 = Sous « Autorités », choisissez « Importer… » et prenez le fichier saltsea.crt.
trust-firefox-3 = Cochez « Confirmer cette AC pour identifier des sites web » et validez.
trust-linux = Linux (Chrome, et les programmes)
trust-linux-1 = Pour Chrome, ouvrez chrome://certificate-manager, puis « Personnalisé », puis « Certificats de confiance », et importez le fichier saltsea.crt.
trust-linux-2 = Pour les programmes sous Debian, Ubuntu et leurs cousins, tapez ceci dans le dossier du téléchargement :
    .command = sudo cp saltsea.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates
trust-linux-3 = Sous Fedora et ses cousins, tapez plutôt ceci :
    .command = sudo trust anchor saltsea.crt

trust-after = Et après
trust-after-how = Supprimez « { $name } » au même endroit quand vous ne jouez plus ici. Le certificat se renouvelle tout seul, sans rien vous demander, tant que le même ordinateur sert.
trust-back = Vers les jeux
