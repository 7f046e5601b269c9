/** A cache for each box, so that two data packs never mix. */
export const cachedPerBox = <G extends { readonly box: object }, T>(make: (g: G) => T): ((g: G) => T) => {
  const caches = new WeakMap<object, T>();
  return g => {
    const known = caches.get(g.box);
    if (known) return known;
    const made = make(g);
    caches.set(g.box, made);
    return made;
  };
};
