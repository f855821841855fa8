/** A door that somebody opens. */
export function door() {
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { open, opened };
}
