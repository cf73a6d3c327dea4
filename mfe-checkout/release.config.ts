/** Who answers for this remote; both are shown where it fails and stand in every release of it. */
export default { owner: 'Checkout team', contact: 'checkout@storefront.example' };
