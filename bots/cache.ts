/** What a staff works out of a box and keeps: one room a box, so that two packs never mix. */
export const cachedPerBox = <G extends { readonly box: object }, Room>(make: (g: G) => Room): ((g: G) => Room) => {
  const rooms = new WeakMap<object, Room>();
  return g => {
    const known = rooms.get(g.box);
    if (known) return known;
    const made = make(g);
    rooms.set(g.box, made);
    return made;
  };
};
