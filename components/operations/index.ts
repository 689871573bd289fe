export { BackOffice } from './office/back-office';
