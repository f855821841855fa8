/** A player, as games of wood have them. */
export function Meeple() {
  return (
    <svg class="meeple" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 2.5a3.6 3.6 0 0 0-2.9 5.7C5.6 9.2 2 11 2 13c0 1.6 2.5 2 4.8 1.7C6 17.2 4 19.6 4 21h5.8L12 17.5 14.2 21H20c0-1.4-2-3.8-2.8-6.3C19.5 15 22 14.6 22 13c0-2-3.6-3.8-7.1-4.8A3.6 3.6 0 0 0 12 2.5z"
      />
    </svg>
  );
}
