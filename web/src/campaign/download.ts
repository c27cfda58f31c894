// Hands a text, or what a server has made, to the person at this browser as a file.
export function download(what: string | Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof what === 'string' ? new Blob([what], { type: 'application/json' }) : what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
