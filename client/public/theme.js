// Runs before the first paint, so that no other theme flashes: the one that was chosen, else the system's. A file of its own: the page allows no inline script.
const root = document.documentElement;
root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
try {
  const chosen = localStorage.getItem('phoney-war theme');
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = root.dataset.chosen = chosen;
} catch {
  /* storage may be closed to us: the system's theme it is */
}
