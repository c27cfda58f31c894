# What printed sheets say, whatever game they are of.

print-fan-work = An unofficial fan work, made by Saltsea. Words and pictures are our own. If you like the game, buy the box.
print-footer = { $title } · Saltsea · cards of 63 × 88 mm, print at 100 %
print-needed = What you need
print-needed-below = Tick off what lies on the table.
print-how-scale = Print at 100 %, without “fit to page”.
print-how-sides = Print on both sides and turn the paper over its long edge. The backs then lie behind the fronts. One-sided printing works too, if you put the cards in sleeves.
print-how-cut = Cut from mark to mark, right through the sheet: pieces lie side by side without gaps.
print-ruler = This ruler is 100 mm long. If yours says something else, your printer has changed the size.
print-empty = This side stays empty.
print-rules = The rules
