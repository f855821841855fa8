/** From the second visit on, the page opens without a network; browsers that cannot do that miss nothing else. */
export function workOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const url = new URL('sw.js', document.baseURI);
  navigator.serviceWorker.register(url).catch(() => undefined);
}
