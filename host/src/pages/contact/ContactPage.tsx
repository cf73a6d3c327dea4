import text from '../../brand/pages/contact.json';
import { InfoPage } from '../info/InfoPage';

export default function ContactPage() {
  return <InfoPage {...text} />;
}
