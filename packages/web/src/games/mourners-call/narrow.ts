export { phone } from '../../shared/width.ts';
