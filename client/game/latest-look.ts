/** While one look back is being computed, only the last request that arrives meanwhile is kept: a scrubber sends dozens. */
export const latestLook = (
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
