/**
 * A game's pictures are one file of symbols, put into the page when the game is first opened; what is returned fetches
 * it, once. `name` is the class it gets there.
 */
export function drawingsFrom(url: string, name: string, then?: (svg: Element) => void): () => void {
  let isAsked = false;
  const load = async (): Promise<void> => {
    const text = await (await fetch(url)).text();
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    svg.setAttribute('class', name);
    svg.setAttribute('aria-hidden', 'true');
    document.body.prepend(document.adoptNode(svg));
    then?.(svg);
  };
  return () => {
    if (isAsked) return;
    isAsked = true;
    load().catch(error => {
      // Without pictures the table still tells everything in words and numbers; the next visit tries again.
      isAsked = false;
      console.warn(error);
    });
  };
}
