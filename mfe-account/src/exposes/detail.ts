export { AccountPage as default } from '../pages/account/AccountPage';
