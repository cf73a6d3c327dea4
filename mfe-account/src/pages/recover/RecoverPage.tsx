import { Page } from '@storefront/shared/ui/layout';
import { RecoverForm } from '../../features/recovery/RecoverForm';

export default function RecoverPage() {
  return (
    <Page title="Recover your account" width="form" lead="We send a link that lets you set a new password.">
      <RecoverForm />
    </Page>
  );
}
