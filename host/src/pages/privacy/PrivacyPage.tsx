import text from '../../brand/pages/privacy.json';
import { InfoPage } from '../info/InfoPage';

export default function PrivacyPage() {
  return <InfoPage {...text} />;
}
