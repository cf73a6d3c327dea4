export { default } from '../pages/account/AccountPage';
