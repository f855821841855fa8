export { narrow, phone } from '../../shared/width.ts';
