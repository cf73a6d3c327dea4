/** Who answers for this remote; both are shown where it fails and stand in every release of it. */
export default { owner: 'Domains and DNS team', contact: 'domains@storefront.example' };
