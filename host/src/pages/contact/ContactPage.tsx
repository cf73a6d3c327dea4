import text from '../../brand/pages/contact.json';
import { InfoPage } from '../info/InfoPage';

export function ContactPage() {
  return <InfoPage {...text} />;
}
