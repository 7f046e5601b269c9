/** Of many looks asked for while one is under way only the last is made: a scrubber sends dozens. */
export const lastLook = (
  look: (entry: number | undefined) => Promise<unknown>,
): ((entry?: number) => Promise<void>) => {
  let looking: Promise<void> | undefined;
  let wanted: { readonly entry: number | undefined } | undefined;
  const work = async (): Promise<void> => {
    while (wanted) {
      const { entry } = wanted;
      wanted = undefined;
      await look(entry);
    }
    looking = undefined;
  };
  return entry => {
    wanted = { entry };
    return (looking ??= work());
  };
};
