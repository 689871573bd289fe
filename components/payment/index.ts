export { AirwallexPage, CreditcardPage, PaypalPage, StripePage } from './pages';
