# The page that explains how to trust this server's certificate. Each device has its steps in order: trust-DEVICE-1, -2…
# An attribute .command is something to type.

trust-title = Trusting this Saltsea
trust-why = This server speaks to you in secret, over HTTPS, with a certificate that it made itself. Your browser has never heard of who signed it, so it warns you. That is right of it: it cannot know whose server this is.
trust-without = You can play without doing anything here: choose “Advanced” in the warning, then continue. What you send is encrypted all the same. If you trust the certificate instead, the warning goes away, and no computer on the way can pretend to be this server.
trust-limits = The certificate authority below is called “{ $name }”. It is on the computer of the server’s operator, and it can vouch only for that computer, for addresses, and for names of home networks such as those that end in .local. It cannot vouch for your bank.

trust-compare = First, compare
trust-compare-how = Ask the operator to read you the fingerprint that the server printed. It must be this one, letter for letter. If it is not, an attacker is between you and the server: stop here. Your device shows the fingerprint as well when it installs the certificate; look once more.
trust-fingerprint = SHA-256 fingerprint
trust-download = Then, download
trust-download-link = Download the certificate (saltsea.crt)
trust-install = Last, install it
trust-install-how = Open your device below and follow its steps. Names of menus differ a little from version to version.

trust-windows = Windows (Edge, Chrome)
trust-windows-1 = Open the downloaded file saltsea.crt and choose “Install Certificate…”.
trust-windows-2 = Choose “Current User”, then “Next”.
trust-windows-3 = Choose “Place all certificates in the following store”, then “Browse…”, then “Trusted Root Certification Authorities”.
trust-windows-4 = Choose “Next”, “Finish”, and confirm with “Yes”. Start the browser again.
trust-macos = macOS (Safari, Chrome)
trust-macos-1 = Open the downloaded file saltsea.crt; Keychain Access opens. Add it to the keychain “login”.
trust-macos-2 = Find it in the list under “Certificates” and open it with a double click.
trust-macos-3 = Open “Trust”, and beside “When using this certificate” choose “Always Trust”.
trust-macos-4 = Close the window and confirm with your password. Start the browser again.
trust-ios = iPhone and iPad
trust-ios-1 = Open this page in Safari, tap the download above, and allow it.
trust-ios-2 = Open Settings and tap “Profile Downloaded”, then “Install”.
trust-ios-3 = Go to Settings › General › About › Certificate Trust Settings.
trust-ios-4 = Switch on full trust for the certificate named above. Without this last step nothing changes.
trust-android = Android (Chrome)
trust-android-1 = Tap the download above. Android will tell you that it is installed in the settings.
trust-android-2 = Open Settings and look for “CA certificate”: it stands under Security › More security settings › Encryption and credentials › Install a certificate.
trust-android-3 = Read the warning, choose “Install anyway”, and pick the file saltsea.crt.
trust-android-4 = Firefox on Android has its own list and keeps warning; use Chrome, or continue past the warning.
trust-firefox = Firefox on a computer
trust-firefox-1 = Open Settings › Privacy & Security, and at the bottom “View Certificates…”.
trust-firefox-2 = Under “Authorities” choose “Import…” and pick the file saltsea.crt.
trust-firefox-3 = Tick “Trust this CA to identify websites” and confirm.
trust-linux = Linux (Chrome, and programs)
trust-linux-1 = For Chrome, open chrome://certificate-manager, then “Custom”, then “Trusted certificates”, and import the file saltsea.crt.
trust-linux-2 = For programs on Debian, Ubuntu and their kin, type this in the folder of the download:
    .command = sudo cp saltsea.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates
trust-linux-3 = On Fedora and its kin, type this instead:
    .command = sudo trust anchor saltsea.crt

trust-after = And afterwards
trust-after-how = Delete “{ $name }” in the same place when you no longer play here. The certificate is renewed by itself, without a word to you, as long as the same computer serves.
trust-back = To the games
