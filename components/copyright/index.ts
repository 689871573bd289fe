export { Copyright } from './copyright';
