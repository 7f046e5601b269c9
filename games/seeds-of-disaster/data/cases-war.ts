import type { CaseText } from '../../../engine/game.ts';

/** The cases of the war in our own words; `data/cases.ts` lays them beside those of the years. */
export const WAR_CASES: { readonly [c: string]: CaseText } = {
  '5.2.3': {
    title: 'Tactical Intelligence',
    words: 'In each combat either side may spend one IP, once, for one battle die.',
  },
  '5.2.4': {
    title: 'Battlefield Reconnaissance',
    words:
      'In a Mobile Forces Battle either side may spend one IP, once, for one more die. Our reading: like that of a Pakfront it hits on a 6.',
  },
  '5.2.5': {
    title: 'Air Intelligence',
    words:
      'When fleets meet, either side may spend one IP, once, for +1. Our reading: the dice are seen first, and the attacker decides before the defender.',
  },
  '5.2.6': {
    title: 'Fortification Intelligence',
    words:
      'For 10 IPs the Germans, for 5 the Allies take the battle dice of the enemy’s fortification out of a combat. Its strength still counts.',
  },

  '6.2': {
    title: 'Uses of Command Points',
    words: 'CPs are spent on the following, at once and for good.',
    norule: 'heading only: the uses are 6.2.1 to 6.2.8',
  },
  '6.2.1': {
    title: 'Strategic Redeployment',
    words:
      'Beyond the free one, a CP moves one more unit to a friendly Area. It neither enters nor crosses Areas with enemy units. Friendly is what one controls (20.0). Our reading: in war only, as 11.0 has it.',
  },
  '6.2.2': {
    title: 'Create Reserves',
    words:
      'A CP takes a corps from the map into the Reserve in war. Our reading: the Sequence of Play calls Reserves free, but 2.3.2 wants the CP; leaving is free.',
  },
  '6.2.3': {
    title: 'Additional Air Fleet',
    words: 'A CP brings a second fleet into a battle; there is no third.',
  },
  '6.2.4': {
    title: 'Over-concentration',
    words:
      'For 5 CPs more than one army attacks an Area, and more than one may advance into it (8.0). Our reading: two armies out of one Area with a Mobilization Center pay it, too.',
  },
  '6.2.5': {
    title: 'Combat Engineers',
    words: 'For 2 CPs an attacker loses no battle dice to a river. So a river takes dice from the attacker.',
  },
  '6.2.6': {
    title: 'Pakfront',
    words: 'A CP gives either side one more die in a Mobile Forces Battle; it hits on a 6. Once in a battle.',
  },
  '6.2.7': {
    title: 'Retreat Before Combat',
    words: 'The defender pays a CP for each unit in the Area, those Poised among them, and all of them go (13.4).',
  },
  '6.2.8': {
    title: 'Recover a Disrupted Army',
    words: 'A CP recovers a Disrupted army, under the conditions of 15.2.',
  },
  '6.3': {
    title: 'Command Events',
    words:
      'Once a week each side rolls a d66 as in 5.3.1. For each experience of 6.4 the Germans move one place towards 66, the Allies one towards 11; beyond the ends it stays there.',
  },
  '6.3.1': { title: 'Results', words: 'What the list says happens at once.' },
  '6.3.2': { title: 'Order', words: 'The Germans roll first. Our reading: once for both, after the Allied turn.' },
  '6.3.3': {
    title: 'Once a game',
    words: 'Results 11 and 66 happen once in the game; a second time nothing happens.',
  },
  '6.3.4': {
    title: 'The same result',
    words: 'If the Allies come to the result the Germans had this week, nothing happens for them.',
  },
  '6.4': {
    title: 'Command Experience Modifiers',
    words:
      'One for each of these that a side did this week: took part in combat, attacked, inflicted ground losses, cost the enemy a step of a fleet, Disrupted an army, captured a Mobilization Center or Objective, achieved a Breakthrough. Our reading: steps lost in the Mobile Forces Battle are ground losses, and an army Disrupted for want of a retreat was Disrupted by the winner.',
  },

  '8.0': {
    title: 'Stacking',
    words:
      'Any number of corps, and one army in an Area; with a Mobilization Center any number of armies. Our readings: an army may march through another’s Area but not stop in it. If two armies are left in an Area without a centre when the enemy’s turn begins, one of them loses a step at once; in their owner’s next turn they part, if one can, and attack together with no other army.',
  },
  '9.0': {
    title: 'Columnar and Poised',
    words: 'A corps on the map is Columnar; a mobile corps in the box of an army is Poised with it.',
  },
  '9.1': {
    title: 'Columnar',
    words:
      'A Columnar corps counts its strength in battle and fights in the Mobile Forces Battle; for the benefit it does not count.',
  },
  '9.2': {
    title: 'Poised',
    words:
      'Only mobile corps are Poised; they lie in the box of their army and go where it goes. Our readings: posting ends a corps’s own moves in a segment, and who leaves the box has come as far as its army.',
  },
  '9.2.1': {
    title: 'Before the war',
    words: 'In Armed Belligerence a corps may be taken from the map into the box of any army of its side.',
  },
  '9.2.2': { title: 'In war', words: 'In war a corps is posted only to an army in its own Area.' },
  '9.2.3': {
    title: 'In the Mobile Forces Battle',
    words: 'Poised corps fight there, and they alone decide who has the benefit.',
  },
  '9.2.4': {
    title: 'The first loss',
    words: 'A side with Poised corps in a battle takes its first loss from one of them (13.7.7).',
  },
  '9.2.5': {
    title: 'After combat',
    words:
      'When the enemy has retreated, Poised corps may ride on, Area by Area without enemies, as far as their MPs go; after a Breakthrough they may fight again. Our reading: the first Area is the one the loser left, and who rides off is Columnar.',
  },

  '10.1.7': {
    title: 'Costs',
    words:
      'A unit pays for the ground of each Area it enters and for the river it crosses: clear ground and Paris 1, Highlands, Swamp and Water Line 2; a minor river 1 more, a major one 2 more (rebuilt).',
  },
  '10.1.8': { title: 'In war', words: 'In war every unit may move in each of its turns.' },
  '10.1.9': { title: 'Poised corps', words: 'Those Poised are carried along by their army and pay no MPs.' },
  '10.1.10': {
    title: 'Major rivers',
    words:
      'A CP takes the MPs of a major river away for a stack that crosses it, in the months as in the weeks. Our reading: one CP, for all who cross that border in that direction in the segment.',
  },
  '10.1.11': {
    title: 'Allowance',
    words: 'No unit spends more MPs than it has, lends or saves them.',
  },
  '10.1.12': {
    title: 'Enemy units',
    words: 'No unit enters an Area with enemy units, but the parachute corps that jumps (17.0).',
  },

  '11.0': {
    title: 'Strategic Redeployment',
    words:
      'Only in war: once a turn for nothing, then for a CP each, a unit goes to any friendly Area without counting MPs, by a way without enemy units. It may not start next to an enemy unit, nor move otherwise in that turn.',
  },

  '13.0': { title: 'Combat', words: 'Attacks are made in the Combat Segment, one after the other in any order.' },
  '13.1': {
    title: 'General Rules',
    words:
      'Combat is fought in war only, across a border or, by parachute, within an Area. An empty fortification of the enemy can be attacked as well (14.3.4). Our reading: a unit attacks only where it may go (12.0).',
  },
  '13.1.1': {
    title: 'Attacker and defender',
    words: 'To attack across a border is voluntary. Who lands among enemies fights.',
  },
  '13.1.2': { title: 'Who attacks', words: 'One army at most and any number of corps attack into an Area.' },
  '13.1.3': {
    title: 'Once',
    words:
      'An Area is attacked once in a segment, by all who attack it together; in a Breakthrough it may be attacked again. Our reading: a unit fights once in a segment, but for a Breakthrough.',
  },
  '13.1.4': { title: 'Two armies', words: 'A second army makes it an over-concentration (6.2.4).' },
  '13.1.5': { title: 'Mobile Forces', words: 'First the mobile forces of both sides fight (13.2).' },
  '13.1.6': {
    title: 'Sequence',
    words:
      'The attack is declared and all who take part are shown; Mobile Forces Battle, declaration, retreat or stand, air, dice, results.',
  },
  '13.2': {
    title: 'The Mobile Forces Battle',
    words: 'It decides which side has the Poised Forces benefit. Against a standing fortification there is none.',
  },
  '13.2.1': {
    title: 'Unopposed',
    words:
      'If one side has no mobile forces, nobody rolls, and Poised corps of the other have the benefit; Columnar ones bring none. Corps whose face shows no dots are no mobile forces (7.2.6), Poised or not: they win no benefit either.',
  },
  '13.2.2': {
    title: 'Only Columnar',
    words: 'If nobody has Poised corps it is fought all the same, without a benefit.',
  },
  '13.2.3': { title: 'To hit', words: 'A unit with one dot hits on a 6, with two on a 5 or 6.' },
  '13.2.4': {
    title: 'Procedure',
    words:
      'A die for each mobile unit and those bought. Each hit costs a step: the first a Poised unit’s, else a Columnar one’s; the second any unit’s by its owner’s choice; after that, by our reading, the enemy and the owner choose in turn. With equal losses the side with more Poised factors left has the benefit, with equal factors nobody; else the side with fewer losses, if it has Poised units left. Our reading: if nobody is left to defend and no fort stands, the attackers may come in.',
  },
  '13.2.5': {
    title: 'Poised Forces Benefit',
    words: 'Two battle dice and the strength of one Poised unit, by our reading its strongest.',
  },
  '13.3': {
    title: 'Attacker Declaration',
    words: 'The attacker sends one fleet, or two for a CP, and puts in engineers and intelligence.',
  },
  '13.4': {
    title: 'Retreat Before Combat',
    words:
      'The whole defending force may go to one adjacent Area, in any direction, if it has room and all may enter it. Who retreated into an Area adds nothing if it is attacked later in that player-turn, but shares its result. Losses, fleets and points already spent stay so. Our reading, and an option: the attackers may enter the Area that was left.',
  },
  '13.5': {
    title: 'Air Fleets Subroutine',
    words: 'A defender who stands may send fleets of his own.',
  },
  '13.5.1': {
    title: 'Nationality',
    words:
      'A fleet needs ground forces of its nation in the battle. The British fleet also helps Belgians and Dutch within its range of a British ground unit.',
  },
  '13.5.2': {
    title: 'How many',
    words: 'One fleet, or two for a CP; against fleets they either support or neutralise.',
  },
  '13.5.3': { title: 'Direct Air Support', words: 'A fleet in support brings a battle die for each dot.' },
  '13.5.4': {
    title: 'Neutralization',
    words:
      'Each side rolls a die and adds the dots of all its fleets there and one for an IP; the lower loses a step of the fleet that met the other. The defender’s fleets bring no dice. Our reading, and an option: one attacking fleet, the strongest, is diverted whatever the dice say.',
  },
  '13.6': {
    title: 'Battle Dice',
    words:
      'The defender one, terrain and forts; less a die for a Disrupted army and the dice of a river for the attacker; two for the Poised benefit, one for over-concentration, the dots of fleets, one for a parachute assault, one for intelligence. A river takes as many as the easiest crossing among the attackers, none if one of them stands on the defender’s bank. Each side is reckoned first; what it cannot lose the enemy gains.',
  },
  '13.6.1': { title: 'The roll', words: 'Both roll their dice and add them up; without dice the sum is nothing.' },
  '13.7': { title: 'Combat Results', words: 'Totals are compared and the table gives the result.' },
  '13.7.1': {
    title: 'Battle Total',
    words: 'Strength of armies (their steps), Columnar corps, forts, the Poised unit of the benefit, and the dice.',
  },
  '13.7.2': { title: 'Comparison', words: 'The totals of both sides are compared.' },
  '13.7.3': { title: 'Equal', words: 'Equal totals cost each side a step; nobody moves, and nobody gets CPs.' },
  '13.7.4': { title: 'Loser', words: 'The lower total loses.' },
  '13.7.5': {
    title: 'The table',
    words:
      'By the difference (rebuilt): 1-4 a step each; 5-9 two and one, retreat; 10-14 two, retreat; 15-19 three, retreat, Disrupted, the winner a CP; 20 or more four, Disrupted, Breakthrough.',
  },
  '13.7.6': { title: 'The defender wins', words: 'A defender who wins has a CP more.' },
  '13.7.7': {
    title: 'Losses',
    words:
      'The owner chooses who takes each step. With Poised units in the battle the first is one of theirs, or two steps of one army instead.',
  },
  '13.7.8': {
    title: 'Retreats',
    words:
      'The loser goes to an adjacent Area without enemies that is, by our reading, nearer to some friendly Mobilization Center other than the one it stands in; attackers leave the Areas they attacked from, each unit its own and once, also where others of the force come into it. An army that would come upon another goes an Area farther, never back where it came from, and its force, the Poised with it, loses a step. Who has no way stays, loses two steps, and an army is Disrupted.',
  },
  '13.7.9': {
    title: 'Advance After Combat',
    words:
      'Winners, the defender’s too, may enter what the loser left; Poised units ride on with all their MPs (9.2.5). At once or not at all.',
  },

  '14.0': { title: 'Fortifications', words: 'Maginot Line and Westwall strengthen who stands in them.' },
  '14.1': {
    title: 'Maginot Line',
    words: 'Each symbol is a strength of 1 and a battle die, for the Allies only.',
  },
  '14.2': {
    title: 'Westwall',
    words: 'Each symbol of a marker is a strength of 1, each dot a battle die.',
  },
  '14.2.1': {
    title: 'Building',
    words:
      'Markers are built in German Areas that border on France, Belgium or the Netherlands, one to an Area, first at their lower strength; the second step needs technology level 2.',
  },
  '14.3': {
    title: 'General Rules',
    words: 'Our reading: a standing fortification bars its Area to the enemy even with nobody in it.',
  },
  '14.3.1': { title: 'No retreat', words: 'Who is in a fortification need not retreat.' },
  '14.3.2': {
    title: 'No mobile battle',
    words: 'Against a standing fortification there is no Mobile Forces Battle and no Poised benefit.',
  },
  '14.3.3': { title: 'Intelligence', words: 'IPs can take its dice away (5.2.6).' },
  '14.3.4': {
    title: 'Destruction',
    words:
      'It is destroyed only if the losses of one battle exceed its strength and all steps inside together. A Westwall marker is removed, a Maginot Area is marked.',
  },
  '14.3.5': {
    title: 'Attack',
    words: 'It serves attack as well as defence. Our reading, and an option: also attacks out of its Area.',
  },

  '15.0': { title: 'Army Disruption', words: 'Armies are Disrupted, corps never are.' },
  '15.1': { title: 'General Rules', words: 'What a Disrupted army may and may not do.' },
  '15.1.1': { title: 'Marking', words: 'The army’s counter is turned over.' },
  '15.1.2': { title: 'No move, no attack', words: 'It neither moves nor attacks in its player-turn.' },
  '15.1.3': {
    title: 'Poised units',
    words:
      'Those Poised with it become Columnar in its Area, and may not move either. Our reading: like their army they neither march nor attack in their own player-turn (option `heldFast`: they may attack, and advance if they win); beaten off in the enemy’s turn, he may be followed.',
  },
  '15.1.4': { title: 'Defence', words: 'It defends with a battle die less.' },
  '15.1.5': {
    title: 'The die stays lost',
    words: 'The die is lost for the whole player-turn in which it was Disrupted, even if it recovers.',
  },
  '15.2': { title: 'Disruption Removal', words: 'It ends by itself or for a CP.' },
  '15.2.1': {
    title: 'By itself',
    words: 'When the enemy’s next player-turn begins, all of a side’s armies are themselves again.',
  },
  '15.2.2': {
    title: 'For a CP',
    words:
      'In the enemy’s turn, right after the battle, it costs a CP and a step of a mobile corps beside the army, else of another corps (one that has lost its dots is no mobile one, 7.2.6); without a corps it cannot be done.',
  },
  '15.2.3': { title: 'In one’s own turn', words: 'In the owner’s turn, in either segment, it costs a CP and no more.' },
  '15.2.4': {
    title: 'Back to Poised',
    words: 'When it recovers for a CP, mobile corps in its Area may be Poised again.',
  },

  '16.0': {
    title: 'Breakthrough',
    words:
      'The result lengthens the retreat in any case; a Breakthrough Segment follows if the attacker has Poised units left.',
  },
  '16.1': { title: 'Breakthrough Benefits', words: 'What the winner may do with it.' },
  '16.1.1': {
    title: 'Retreat',
    words:
      'The defender retreats two Areas on the way the winner chooses, within 13.7.8. Our readings: the first is passed through, whoever of his own stands in it, and it leads on to a second where any does; he says which armies stand where the way may lead, not how strong they are.',
  },
  '16.1.2': { title: 'At once', words: 'The segment follows the battle immediately, or not at all.' },
  '16.1.3': {
    title: 'Breakthrough Segment',
    words:
      'Those of the stack who advanced, and by our reading who jumped into the Area (17.0), may attack again, by all the rules of combat, fleets, parachutes, CPs and IPs included. It may bring another Breakthrough.',
  },
  '16.1.4': { title: 'After over-concentration', words: 'The winner names one stack that may go on.' },
  '16.1.5': {
    title: 'Others join',
    words:
      'Units that have not fought and stand next to both the stack and its new target may join, by our reading also those whom Poised units have ridden to (16.1.6). An army that joins makes it an over-concentration.',
  },
  '16.1.6': {
    title: 'Poised units',
    words:
      'Those who stay with their army stay Poised; those who rode off fight as Columnar, even if they came back or to another army.',
  },
  '16.1.7': {
    title: 'Defensive Breakthrough',
    words:
      'Broken through by the defender, the attacker loses 3 CPs. The defender may advance but fights no further. Our reading: the attackers retreat as usual.',
  },

  '17.0': {
    title: 'Parachute Assault',
    words:
      'Once in the game the parachute corps jumps out of the Reserve into a battle within two Areas of a German unit, in a Breakthrough, too. It brings a battle die, fights in the Mobile Forces Battle and stands on the defender’s bank; with it German troops have entered that country (12.0). If the enemy leaves the Area it stays; else it loses a step and retreats, or is lost. On the map it is a mobile corps.',
  },
  '18.0': {
    title: 'Air Fleet Operations',
    words: 'A fleet flies one mission a week, in either player-turn, and brings its dots as battle dice.',
  },
  '20.0': {
    title: 'Victory',
    words:
      'Twenty Objectives: Mobilization Centers, three Areas of Paris, Dunkirk. Whoever is in an Area or passed through it last controls it. Allies with 12: French decisive, 11: marginal. Germans with 11: marginal, 12: major, 13 or more: decisive. Else a draw. If Paris ends it early, by our reading and an option, all levels are tested.',
  },
};
