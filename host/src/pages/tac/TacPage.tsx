import text from '../../brand/pages/tac.json';
import { InfoPage } from '../info/InfoPage';

export default function TacPage() {
  return <InfoPage {...text} />;
}
