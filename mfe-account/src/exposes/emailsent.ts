export { EmailSentPage as default } from '../pages/email-sent/EmailSentPage';
