import { FailurePage } from '../failure/FailurePage';

/** Where somebody is sent when the site cannot go on with what it was asked for (RT-33). */
export function ProblemDetectedPage() {
  return (
    <FailurePage title="A problem was detected" lead="We stopped here so that nothing is done twice or by halves.">
      Go back and try it once more. Your cart, and what your account holds, did not change by this.
    </FailurePage>
  );
}
