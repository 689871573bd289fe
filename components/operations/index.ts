export { BackOffice } from './back-office';
