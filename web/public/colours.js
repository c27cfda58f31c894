// Light or dark before the first paint. The client itself comes as a module, after the page was painted once, and goes on from
// there (src/ui/device/colours.svelte.ts); a reader who has chosen other colours than the system's would see a flash of the wrong ones.
{
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('saltsea.settings') ?? '{}').colours;
  } catch {
    // Nothing is kept here, or nothing that can be read: then it is the system's.
  }
  const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.colours = chosen === 'light' || chosen === 'dark' ? chosen : ofSystem;
}
