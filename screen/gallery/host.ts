/** A part is answered as a table answers: a moment later, and with data made anew. */
export const asHost = (answer: () => void): void => {
  setTimeout(answer, 20);
};
