import { useBrandPage } from '../../brand/in-language';
import text from '../../brand/pages/contact.json';
import { InfoPage } from '../info/InfoPage';

export function ContactPage() {
  return <InfoPage {...useBrandPage('contact', text)} />;
}
