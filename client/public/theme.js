// Runs before the first paint, so that no wrong theme flashes up: the chosen theme, otherwise the system's. It is a separate file because the page's policy forbids inline scripts.
const root = document.documentElement;
root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
try {
  const chosen = localStorage.getItem('phoney-war theme');
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = root.dataset.chosen = chosen;
} catch {
  /* storage may be blocked: use the system's theme */
}
