/** A proxy answers for a server that is down: with an error of its own. */
const isServed = async (): Promise<boolean> => {
  const reply = await fetch(import.meta.url, { cache: 'reload' }).catch(() => undefined);
  return reply !== undefined && reply.status < 500;
};

/**
 * Parts of the page that do not come. For as long as a page stands, browsers may not ask again for what they once asked
 * for in vain, and what a newer version has replaced never comes: so whoever misses something once more gets the page
 * anew, as soon as the server is there. Never by itself: only for somebody who has touched the page since it came.
 */
export function reloadWhenMissing(): void {
  let isTorn = false;
  addEventListener('vite:preloadError', () => {
    if (isTorn && navigator.userActivation?.hasBeenActive)
      void isServed().then(served => served && location.reload());
    isTorn = true;
  });
}
