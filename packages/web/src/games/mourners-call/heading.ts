import type { TableEvent } from '@tavolata/table';

/** The phase that begins with an event, for the log. */
export const heading = ({ type, params }: TableEvent): string | undefined =>
  type === 'phase-began' ? String(params.phase) : undefined;
