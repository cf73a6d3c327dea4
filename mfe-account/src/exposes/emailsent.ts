export { default } from '../pages/email-sent/EmailSentPage';
