/** The page without its words: they have not come, so it says so without them, to readers of either language. */
export function Wordless() {
  const again = () => location.reload();
  return (
    <div class="tv tv-loading" data-surface="dark" role="alert">
      <p lang="it">
        La pagina non è arrivata intera.{' '}
        <button type="button" class="btn" onClick={again}>
          Riprova
        </button>
      </p>
      <p lang="en">
        The page has not come whole.{' '}
        <button type="button" class="btn" onClick={again}>
          Try again
        </button>
      </p>
    </div>
  );
}
