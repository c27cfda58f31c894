# What the pictures of the story show, in words: for readers who do not see them. The server tells those of open chapters.

# --- chapter 1 ---
scene-1-1 = Two prisoners in a stone cell count the years on the wall and think of an empty barrel.
scene-1-2 = Barnaby Sump, the cook, picks the lock of the cell with a fish bone and swears.
scene-1-3 = The Ellen lies at the quay by night with a label on her mast; Tick carries a basket, and a hen looks out of it.
scene-1-4 = A great bell rings over the prison town; guards come running, and cook, boy and sailor are afraid.
scene-1-won = The Ellen sails out past a broken chain at sunrise. The hen sits in her basket beside an egg.
scene-1-lost = The crew stands behind bars again, and a guard holds the fish bone.

# --- chapter 2 ---
scene-2-1 = Don Hilario, the Governor, points from his window at a harbour full of ships; one of them is sinking.
scene-2-2 = Tick reads the label on the ribbon of a very large and very calm hen.
scene-2-3 = Cook, sailor and boy bow to the hen, who sits on a cushion in the best cabin.
scene-2-4 = A row of warships comes up over the horizon before a red sun, and fins cut the water.
scene-2-won = The masts of five wrecks stand out of the sea. The hen sleeps on a cushion, and Tick cheers.
scene-2-lost = Two ships tow the Ellen home on chains. The hen has a cushion beside the Governor, the crew has straw.

# --- chapter 3 ---
scene-3-1 = One onion lies in the light of an empty hold, and Sump is in high spirits.
scene-3-2 = Sailor and boy sit before empty bowls while Sump describes a steaming pot of soup.
scene-3-3 = A fat merchant with a smile on the sail, and warships on both sides of her.
scene-3-4 = A pirate lifts his hat to the merchant alongside and wishes a good morning.
scene-3-won = Tick holds up a chart with three corners torn off, among ham, candles and a cello. The hen is cross.
scene-3-lost = The whole crew stands around the table and looks at the hen. The hen looks back.

# --- chapter 4 ---
scene-4-1 = A large chart without its corners lies on the planks, and a finger points at the cross on it.
scene-4-2 = Don Hilario buries a corner of the chart on a beach and no longer knows on which island he is.
scene-4-3 = Widow Tarrow mends a striped sail under the portraits of three late husbands.
scene-4-4 = A sailor digs on a beach while the Ellen leans into a whirlpool, and Tick points at it in horror.
scene-4-won = Tick holds the whole chart up, full of signs and upside down, between cook and sailmaker.
scene-4-lost = Holes everywhere on the beach; cook and sailor put up their hands, and the Governor’s guards have the shovel and the corners.

# --- chapter 5 ---
scene-5-1 = The two Quill sisters at a table before a wall of signs and numbers that they invented.
scene-5-2 = Two small islands, each with a door and a guard, under the guns of a fort.
scene-5-3 = The two sisters stand back to back with angry faces, and between them lies an Easter egg.
scene-5-4 = A pirate hands over a cello, and a smith hands over a cannon; each looks pleased.
scene-5-won = The sisters stand at the two ends of the ship with their arms folded, and Tick runs from one to the other with a note. A light shines ahead.
scene-5-lost = The Governor welcomes sailor and boy with open arms, before a heavy door and a barred window.

# --- chapter 6 ---
scene-6-1 = The Ellen sails through a black night towards a lighthouse whose beam crosses the sky.
scene-6-2 = Complete darkness: three pairs of eyes and a steaming cup of coffee.
scene-6-3 = Two lookouts in the top, under a lantern, look through spyglasses in opposite directions.
scene-6-4 = The keeper of the lighthouse waits at his window beside a calendar full of crosses, and a wreck drifts by.
scene-6-won = The keeper opens his door with a lantern and laughs; boy, sailor and hen listen to him.
scene-6-lost = Sunrise: the Ellen lies without sails amid the Governor’s ships.

# --- chapter 7 ---
scene-7-1 = Three of the crew stand ready with muskets and remember the keeper’s advice.
scene-7-2 = A huge eye rises from the sea and looks at the hen on the deck.
scene-7-3 = Arms wave over the rail; Tick counts them on his fingers, and Widow Tarrow thinks of a wedding ring.
scene-7-4 = An arm of the Kraken lifts a cannon off the deck; sailor, boy and hen flee.
scene-7-won = The Kraken closes its eye and sinks, while Sump holds up a very large pan.
scene-7-lost = Two arms fold the Ellen up. The hen stands on a plank and gives orders.

# --- chapter 8 ---
scene-8-1 = Three Galleons with crosses on their sails, so heavy that the waves reach their guns.
scene-8-2 = The Governor counts silver in front of a portrait of the King, whose eyes are covered.
scene-8-3 = The Quill sisters clap hands over the head of Tick; a Galleon sails far behind them.
scene-8-4 = Widow Tarrow nails a white garden fence to the red hull of the Ellen.
scene-8-won = The Ellen lies low in the water. On a chest full of silver lies a letter sealed with a skull.
scene-8-lost = In court: the crew in irons, the Governor laughs, and the hen is in the witness box.

# --- chapter 9 ---
scene-9-1 = Two drowned sailors sit on the bottom of the sea between piles of paper.
scene-9-2 = Frost hangs in the galley; Sump scolds his soup, which is frozen in the pot.
scene-9-3 = A siren sings on her rock before grey ships. Sump sits on the helmsman, who is tied up on the deck.
scene-9-4 = The hen stands between a drowned sailor and the crew, and she is not afraid.
scene-9-won = A drowned captain takes his coins and smiles; Tick sings from a sheet of music.
scene-9-lost = Sailor and boy have turned grey and stand among the drowned on their deck.

# --- chapter 10 ---
scene-10-1 = The Governor, his hat on the floor, weeps before the King on his throne.
scene-10-2 = The Flagship with three decks of guns under crowned sails, notes of music all around; the Governor and the admiral on her stern.
scene-10-3 = The Ellen before a narrow gap between black rocks; beyond it the Flagship and the setting sun.
scene-10-4 = The hen stands on the bow of the Ellen and turns her tail on the Governor.
scene-10-won = The Flagship sinks stern first. The hen sits in the Governor’s hat beside an egg; cook and boy cheer.
scene-10-lost = The old cell, kept warm by a fire: boy, sailor and cook behind bars, a judgement on the wall.
