import type { CaseText } from '../../../engine/game.ts';

/** Every case of the rulebook, in our own words; the keys are the rulebook's. `norule` says why a case rules nothing. */
export const CASES = {
  '1.0': {
    title: 'Introduction',
    words:
      'May 1940: one player leads the panzers from the Meuse to the Channel, with about a day to a turn, until Hitler’s nerves give way.',
    norule: 'history only: states no rule',
  },
  '2.0': {
    title: 'Components',
    words: 'A map, 89 counters and the rules. Dice are six-sided; the box asks the player to bring four or more.',
  },

  '3.0': {
    title: 'The Map',
    words:
      'The ground is cut into named areas of five kinds (3.1). Two areas are neighbours when they touch along a border; over the Meuse only bridges count (3.1.1). An area’s letter says which pile its garrison comes from. The map sheet is missing, so most areas and borders here are reconstructed.',
  },
  '3.1': {
    title: 'Areas',
    words: 'Staging, regular, strategic, port and fortress areas.',
    norule: 'heading only: the kinds of area are 3.1.1 to 3.1.5',
  },
  '3.1.1': {
    title: 'Staging Areas',
    words:
      'Dinant (I), Maubeuge (II) and Sedan (III), where the Korps begin. Five Meuse bridges are the only exits: a division that cannot take one of them stays put. Our reading: the bridges lead outward only, so no division ever returns to a staging area.',
  },
  '3.1.2': {
    title: 'Regular Areas',
    words:
      'Villages of letter A, B or C; they make up most of the map and score by 11.1. Where a regular area is forest, Allied infantry in it is doubled (8.3.2).',
  },
  '3.1.3': {
    title: 'Strategic Areas',
    words:
      'Seven areas, named in red, are worth 2 points each. They carry a letter A, B or C like a village, and forest may cover them too.',
  },
  '3.1.4': {
    title: 'Port Areas',
    words:
      'Ports have the letter I and a number, which the reinforcement die looks for (10.2.1). Several Allied counters may hold a port together. A division that goes in never comes out (8.2.11).',
  },
  '3.1.5': {
    title: 'Fortress Area',
    words:
      'Avesnes has the letter I and is both fortified and wooded. Its infantry counts one more, then twice over: a 2 defends with 6, a 3 with 8, before assets bring it down (8.3.3).',
  },
  '3.2': {
    title: 'Tracks, Boxes, and Sections on the Map',
    words: 'Tracks for panic, strength and Audacity, and places for counters not on the ground.',
    norule: 'heading only: each track and box is in 3.2.1 to 3.2.8',
  },
  '3.2.1': {
    title: 'The Panic Track',
    words:
      'It measures Hitler’s fear. The turn that closes with the marker at 21 is the last (10.5.2). Our reading: the marker stops at 21, and panic beyond it is lost.',
  },
  '3.2.2': {
    title: 'The Allied Area Strength Track',
    words:
      'Shows what the present defenders are worth: forest, works and other infantry in a port raise it, assets lower it. If 7 or 8 is left once assets are played, the fight is a Bloody Firefight (8.3.4).',
  },
  '3.2.3': {
    title: 'The Audacity Tracks',
    words:
      'One track for each commander counts the points he has left. A point lets a division of his Korps roll dice again, enter a third area, or lose its damage marker (5.4.5).',
  },
  '3.2.4': {
    title: 'Placement Boxes',
    words: 'Counters not in play yet wait in their own boxes on the map (3.2.5 to 3.2.8).',
  },
  '3.2.5': {
    title: 'Coastal Defense Counters Section',
    words:
      'Six counters wait here. Each of the first six turns ends with one of them going to a port chosen by chance (10.2).',
  },
  '3.2.6': { title: 'Damage Markers Box', words: 'Home of every damage marker that lies on no division.' },
  '3.2.7': {
    title: 'Reaction Counters Section',
    words: 'Reactions lie here with only their letter, B or C, in view; a counterattack takes one blindly (9.1.2).',
  },
  '3.2.8': {
    title: 'Campaign Assets Box',
    words: 'Holds the assets the player can still use: the seven he began with, and any that turn up on the way.',
  },

  '4.0': {
    title: 'Game Counters',
    words: 'Counters are panzer divisions, their commanders, their assets, the Allied resistance, and markers.',
    norule: 'names the kinds of counter only: 4.1 to 4.6 describe them',
  },
  '4.1': {
    title: 'Markers',
    words: 'Progress markers and commanders.',
    norule: 'heading only: the markers are in 4.1.1 and 4.1.2',
  },
  '4.1.1': {
    title: 'Progress Markers',
    words: 'Two arrows, one for panic and one for Allied strength. Each points at the number that now holds.',
  },
  '4.1.2': {
    title: 'Commander Markers',
    words:
      'Rommel leads XV Korps, Guderian XIX and Reinhardt XXXXI (printed XXXI, a misprint). A commander shows his portrait until he pays for a re-roll; his turned marker then says that his Korps has had its re-roll this turn.',
  },
  '4.2': {
    title: 'German Counters',
    words: 'Divisions and the assets they start with.',
    norule: 'heading only: the counters are in 4.2.1 and 4.2.2',
  },
  '4.2.1': {
    title: 'Division Counters',
    words:
      'Seven panzer divisions in three Korps. A division moves and fights on its Advancing face and is turned to Resupply when its activation is over. The dice drawn on the face that shows are the dice it begins a fight with.',
  },
  '4.2.2': {
    title: 'German At Start Asset Counters',
    words:
      'The player starts with seven assets. Each serves in one fight of one division and is then discarded; only a Recon brings it back (8.3.3). Their division into four Stukas and three Guns is reconstructed.',
  },
  '4.3': {
    title: 'Garrison Counters',
    words: 'What waits in each area.',
    norule: 'heading only: garrisons are in 4.3.1 to 4.3.3',
  },
  '4.3.1': {
    title: 'Letters of Garrisons',
    words:
      'A garrison’s back has a plain letter A, B, C or I, and it can only be dealt to an area of that letter. A letter inside an explosion is a reaction instead (4.4).',
  },
  '4.3.2': {
    title: 'Turning a Garrison Up',
    words:
      'A garrison is secret until a division comes into its area, and is then turned up at once. It may hinder the division, and even stop it, or it may be a find (8.2.12).',
  },
  '4.3.3': {
    title: 'A Garrison That Fights',
    words: 'Infantry or armour is fought on the spot, before anything else is done.',
  },
  '4.4': {
    title: 'Reaction Counters',
    words:
      'Their letter stands in an explosion, and they come into play only through the Counterattack Phase (9.1), in areas of the same letter. That there are 8 B and 7 C is reconstructed from the total of 89.',
  },
  '4.5': {
    title: 'Coastal Defense Counters',
    words:
      'One is drawn in each of the first six turns and goes to a random port (10.2). A port can take any number of them.',
  },
  '4.6': {
    title: 'Damage Counters',
    words:
      'One side is Disorder, from a Pitched Battle: at most one area next turn. The other is Shocked, from a Desperate Victory, a Bloody Firefight or a Breakdown: no movement next turn. Damage wears off with the next activation (8.2.9, 8.2.10), or earlier for a point of Audacity; our reading is that this is done in the Determination Phase (10.1), not at the start of the Blitz Phase as this case has it.',
  },

  '5.0': {
    title: 'Important Concepts',
    words: 'Aim, combat, stacking and Audacity.',
    norule: 'heading only: the concepts are 5.1 to 5.4',
  },
  '5.1': {
    title: 'Objective of the Game',
    words:
      'Gather points before the halt order comes. Taking all 42 areas ends play on the instant as an Axis Triumphant (11.2). Our reading: the 42 are the areas with a letter; staging areas are not among them.',
  },
  '5.2': {
    title: 'Combat',
    words:
      'The Allies cannot destroy a division or throw it back. What a hard fight costs is time and panic; how it is fought is in 8.3.',
  },
  '5.3': {
    title: 'Stacking',
    words:
      'An area has room for a single German division, or for a single Allied counter; in a port any number of Allied counters may stand together. Assets take no room, but two of one type never serve in the same area at once (8.3.3).',
  },
  '5.4': { title: 'Audacity Points', words: 'Every commander has a stock of points to spend on his divisions.' },
  '5.4.1': { title: 'Several in a Turn', words: 'A commander may spend more than one point in a turn.' },
  '5.4.2': {
    title: 'Own Korps Only',
    words: 'A commander’s points serve the divisions of his own Korps and no others.',
  },
  '5.4.3': {
    title: 'None Left',
    words: 'A commander at 0 can spend nothing more, until an Overrun gives him a point again (5.4.6).',
  },
  '5.4.4': {
    title: 'A Point Each Turn',
    words: 'When counters are readied (8.1.2), each commander turns to his portrait and goes up one point.',
  },
  '5.4.5': {
    title: 'Uses of an Audacity Point',
    words:
      'One point buys one of three things: a re-roll (8.3.7), at most one a turn for each commander; a third area for a division (8.2.7); or a repair in the Determination Phase (10.1).',
  },
  '5.4.6': {
    title: 'Winning a Point Back',
    words: 'A Devastating Overrun gives one point to the commander of the division that scored it.',
  },
  '5.4.7': {
    title: 'Most Points',
    words: 'No commander rises above the number he began with. The lengths of the three tracks are reconstructed.',
  },

  '6.0': {
    title: 'Game Set-up',
    words:
      'Panic and strength start at 1, and each commander at the top of his track. Every lettered area gets one hidden garrison of its letter; the coastal counters and the B and C reactions go shuffled to their boxes, the seven assets open to theirs. The player puts one whole Korps into each staging area, in whichever way he likes; history had Rommel in I, Reinhardt in II and Guderian in III.',
  },

  '7.0': {
    title: 'Game Turn',
    words:
      'Blitz, Counterattack and Determination, in that order. In the Blitz the counters are readied (8.1), then the divisions act one at a time and turn to Resupply when done. A Korps once begun is finished before another starts; when all seven have acted, the Counterattack follows (9.0). Determination runs from repairs to the end check (10.1 to 10.5).',
  },

  '8.0': {
    title: 'Blitz Phase',
    words: 'Counters are readied, then the divisions move and fight.',
    norule: 'heading only: the order is in 7.0, the segments are 8.1 to 8.3',
  },
  '8.1': {
    title: 'Ready Counters Segment',
    words: 'The first step of each turn: divisions and commanders are made ready before anything moves.',
  },
  '8.1.1': { title: 'Divisions Ready', words: 'Every division left on Resupply turns back to Advancing.' },
  '8.1.2': {
    title: 'Commanders Ready',
    words: 'Each commander shows his portrait again and gains one point, up to the top of his track.',
  },
  '8.2': {
    title: 'Movement',
    words: 'Divisions are activated one by one, in the order 7.0 allows; each moves and fights as one action.',
  },
  '8.2.1': { title: 'Two Areas', words: 'In its activation a division can enter up to two areas.' },
  '8.2.2': { title: 'A Third Area', words: 'A Gas counter or a point of Audacity can pay for one area more (8.2.7).' },
  '8.2.3': {
    title: 'One Step',
    words:
      'Take a division that is still Advancing and step it to a neighbouring area: across a border, or out of a staging area by a bridge. Our reading: it never steps back into a staging area.',
  },
  '8.2.4': {
    title: 'Empty Area',
    words: 'If no garrison lies in the area, the division may go on to any next one it can reach.',
  },
  '8.2.5': {
    title: 'Area with a Garrison',
    words:
      'A garrison halts the division and is turned up and carried out. Our reading: the halt is final only if the counter or the fight makes it so; after a find (8.2.12), a Brutal Breakthrough or a Devastating Overrun (8.3.6) the division may use the areas it has left.',
  },
  '8.2.6': {
    title: 'One Division an Area',
    words: 'Outside the staging areas two divisions never share an area, not even in passing.',
  },
  '8.2.7': {
    title: 'Paying for the Third Area',
    words:
      'After two areas, a division free of damage may enter one more for a Gas counter or a point of its own commander.',
  },
  '8.2.8': {
    title: 'Never More Than Three',
    words: 'Gas and Audacity do not add up for one division: three areas in a turn is the limit.',
  },
  '8.2.9': {
    title: 'Moving in Disorder',
    words:
      'A division disordered at the start of its activation can enter one area and cannot buy more. That marker comes off when its move is over, even if it stayed where it was. Our reading: a Disorder it takes during the move is a new one, and stays for the next turn.',
  },
  '8.2.10': {
    title: 'Shocked',
    words:
      'A division shocked at the start of its activation does not move: it is turned to Resupply and the marker comes off. Our reading: in a port it misses that turn’s fight; an option has it recover and fight (8.3.8).',
  },
  '8.2.11': {
    title: 'Staying in Port',
    words:
      'A division in a port stays there to the end of the game. While Allies are left there, it goes on fighting them (8.3.8). Our reading: not in a turn it begins shocked (8.2.10).',
  },
  '8.2.12': {
    title: 'Garrison Counters',
    words:
      'Recon, Gas and the General become assets, and the division may go on. A Breakdown shocks the division, turns it to Resupply and ends its activation. Infantry and armour bring on a fight at once.',
  },
  '8.3': {
    title: 'Combat Mechanics',
    words:
      'A Combat Encounter happens in the Blitz Phase, a Counterattack Combat in the Counterattack Phase; the same steps settle both (9.1.5 and 9.1.6 have the differences). Dice are counted afresh for every fight.',
  },
  '8.3.1': {
    title: 'Base Dice',
    words:
      'Begin with the dice on the face that shows: 2 or 3 Advancing, 1 or 2 in Resupply. Counterattacks never come to a port, to Avesnes or to an A area.',
  },
  '8.3.2': {
    title: 'Determine Allied Strength',
    words:
      'Start from the counter’s number. Forest doubles infantry, never armour; at Avesnes 1 is added first. Infantry in a port adds up, and no total exceeds 8, counted before assets take anything off. Our reading: armour in a port is fought first and alone, and only infantry adds up; an option lets all add up. After the armour the infantry is fought in a later turn.',
  },
  '8.3.3': {
    title: 'Use Asset Counters',
    words:
      'Before rolling, play any assets, one of each type at most; they are discarded after the fight. Stuka: strength −2; Guns: strength −1 and a die more; Gas: armour −1; Giraud: strength −1, or a re-roll, and he is out of the game. Recon: a die more, and one used starting asset comes back, ready even for this fight; with none to bring back, only the die.',
  },
  '8.3.4': {
    title: 'Bloody Firefight',
    words:
      'At strength 7 or 8 after assets nothing is rolled. The division is shocked and turned to Resupply, one defender is removed, and panic rises by 3.',
  },
  '8.3.5': { title: 'Roll Dice', words: 'Roll the whole pool. A die that shows the Allied strength or more is a hit.' },
  '8.3.6': {
    title: 'Combat Results',
    words:
      'No hits, Desperate Victory: panic +3, shocked, one defender removed; one, Pitched Battle: panic +1, disordered, one defender removed. Two, Brutal Breakthrough, and three or more, Devastating Overrun: all defenders fought are removed and the division may go on; the Overrun also earns a point (5.4.6). As it stands a Desperate Victory costs what a Bloody Firefight does (8.3.4). Partly reconstructed, as the page with this chart is missing: printed are the Bloody Firefight (8.3.4), and the Pitched Battle and the Overrun of the example in 8.3.7.',
  },
  '8.3.7': {
    title: 'Dice Re-rolls',
    words:
      'A point of the division’s commander lets the player roll any of his dice again, once a turn for each commander; the Giraud counter does the same instead. In the rulebook’s example the 7th takes Avesnes with a re-roll and an Overrun, goes on to Cambrai for a Gas counter, and beats a Somua of strength 6 in a Pitched Battle. Our reading: in one combat both may be used, one after the other.',
  },
  '8.3.8': {
    title: 'Port Area Special Rule',
    words:
      'When a port loses just one of several defenders, it is the weakest. The rest hold on, and the division must attack them again next turn. Our reading: a shocked division first recovers for a turn (8.2.10); an option lets it fight as soon as it has recovered. Armour that is fought alone (8.3.2) is itself the weakest.',
  },

  '9.0': {
    title: 'Counterattack Phase',
    words: 'Once every division has acted, the Allies strike back at most once (9.1).',
  },
  '9.1': {
    title: 'Counterattack Selection',
    words: 'Where the blow falls, and what it is.',
    norule: 'heading only: the steps are 9.1.1 to 9.1.6',
  },
  '9.1.1': {
    title: 'Choosing the Area',
    words: 'The player names one B or C area where a division stands that is neither disordered nor shocked.',
  },
  '9.1.2': { title: 'Drawing the Reaction', words: 'A reaction of that area’s letter is drawn by chance.' },
  '9.1.3': {
    title: 'Carrying It Out',
    words:
      'Recon becomes an asset. Refugees block the roads and nothing happens. Armour fights the division at once, as in an encounter (8.3).',
  },
  '9.1.4': {
    title: 'When the Phase Is Skipped',
    words:
      'There is no counterattack when the reactions have run out, when none is left of a letter where it could fall, or when no undamaged division stands in a B or C area.',
  },
  '9.1.5': {
    title: 'Dice and Movement in a Counterattack',
    words:
      'The division rolls the dice of its Resupply face. A Brutal Breakthrough or Devastating Overrun gives it no further movement.',
  },
  '9.1.6': {
    title: 'No Turning Over',
    words: 'The division is in Resupply already, so that part of a result is passed over.',
  },

  '10.0': {
    title: 'Determination Phase',
    words: 'Repairs, coast, ports, panic, and whether the game goes on.',
    norule: 'heading only: the order is in 7.0, the segments are 10.1 to 10.5',
  },
  '10.1': {
    title: 'Repairs Segment',
    words:
      'Damage can be taken off for Audacity. Our reading: this segment is the only time for it, although 4.6 speaks of the start of the Blitz Phase.',
  },
  '10.1.1': {
    title: 'Only Unused Audacity',
    words:
      'A Korps can repair only if its commander has spent no point at all this turn. Our reading: one repair a Korps a turn, because the repair itself is a point spent.',
  },
  '10.1.2': { title: 'Price of a Repair', words: 'One point takes the damage marker off one division.' },
  '10.1.3': {
    title: 'Which Marker, Whose Point',
    words: 'Disorder and Shocked cost the same. The point must come from the commander of that division’s own Korps.',
  },
  '10.2': {
    title: 'Draw Coastal Reinforcement Segment',
    words: 'In each of the first six turns one coastal counter comes to a port.',
  },
  '10.2.1': { title: 'Counter and Port', words: 'Draw a coastal counter by chance; a die names its port.' },
  '10.2.2': {
    title: 'Turned Up Together',
    words: 'When a division enters a port, its garrison and all its coastal counters are turned up at the same time.',
  },
  '10.2.3': {
    title: 'Not to an Occupied Port',
    words:
      'A port with a division in it takes no reinforcement: roll for another. With a division in every port, no more counters come.',
  },
  '10.3': { title: 'Capturing a Port Segment', words: 'Now it is seen which ports have fallen.' },
  '10.3.1': {
    title: 'Alone in the Port',
    words: 'A port is taken only when a division is in it and no Allied counter is.',
  },
  '10.3.2': {
    title: 'Defenders Who Hold',
    words:
      'Several coastal counters may pile up in one port, so some may outlast a fight; nowhere else do counters once turned up stay on the map. If the game goes on, they are fought again next turn (8.3.8).',
  },
  '10.4': {
    title: 'Advance Panic Track Segment',
    words: 'Every turn adds 1 to panic. Our reading: the marker stops at 21.',
  },
  '10.5': { title: 'Game End Check Segment', words: 'The last step of each turn looks at the panic marker.' },
  '10.5.1': { title: 'The Game Goes On', words: 'With panic at 20 or below, another turn begins.' },
  '10.5.2': {
    title: 'Der Halt!',
    words: 'With panic at 21 the halt order goes out: play stops and the points are counted (11.1).',
  },
  '10.5.3': { title: 'Everything Taken', words: 'The game is also over the moment no area is left to take (5.1).' },

  '11.0': {
    title: 'Victory',
    words:
      'An area is German if only a division stands in it, or nothing at all: an area once cleared stays German after the division has left.',
  },
  '11.1': {
    title: 'Victory Points',
    words:
      'Avesnes 5, each port 3, each strategic area 2. Villages: each A ½; each B ½ if it has an A of its own to pair with; each C 1 if it has a scoring B of its own. Our reading: a strategic area is not also a village; an option changes that. Halves are kept.',
  },
  '11.2': {
    title: 'Campaign Results',
    words:
      'To 14 Frantic Nightmare, 15–22 Dogged and Bloody Day, 23–32 Sea Lions Unleashed, 33–40 Miracle Evacuation (history), 41–50 The Crown Bows, from 51 Axis Triumphant. Our reading: a half is dropped to find the band, and a score below 1 is in the lowest.',
  },
} as const satisfies { readonly [c: string]: CaseText };
