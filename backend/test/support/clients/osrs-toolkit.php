<?php
// Drives OpenSRS's own PHP toolkit against the host that is given; prints what each call returns as lines `name: value`. The files in
// `osrs-toolkit-php` are those of its version b74c297 that these calls need, unchanged: github.com/OpenSRS/osrs-toolkit-php, MIT licence.
[, $host, $port, $username, $key, $free, $taken] = $argv;

// What users of the toolkit define in a file of their own.
define('CRLF', "\r\n");
define('OPENSRSURI', __DIR__.'/osrs-toolkit-php/opensrs');
define('CRYPT_TYPE', 'tcp');
define('OSRS_HOST', $host);
define('OSRS_SSL_PORT', $port);
define('OSRS_USERNAME', $username);
define('OSRS_KEY', $key);
error_reporting(E_ALL & ~E_DEPRECATED);

// The toolkit was written for PHP 5: PHP 8 reads an element of an array in brackets only.
spl_autoload_register(function ($class) {
    $file = dirname(OPENSRSURI).'/'.str_replace('\\', '/', $class).'.php';
    if (is_file($file)) eval('?>'.preg_replace("/\\\$header\{('[^']+')\}/", '$header[$1]', file_get_contents($file)));
});

function report($name, $value) { echo $name, ': ', is_string($value) ? $value : json_encode($value), "\n"; }

/** Returns the reply to a call, or what the toolkit throws. */
function call($func, $attributes) {
    try {
        return (new opensrs\Request())->process('array', ['func' => $func, 'attributes' => $attributes])->resultFullRaw;
    } catch (Exception $exception) {
        return ['response_code' => $exception->getMessage()];
    }
}
function code($func, $attributes) { return call($func, $attributes)['response_code']; }

$person = [
    'first_name' => 'Mara', 'last_name' => 'Lindqvist', 'org_name' => 'Mara Lindqvist', 'address1' => '12 Wharf Road',
    'city' => 'Portland', 'state' => 'OR', 'country' => 'US', 'postal_code' => '97201', 'phone' => '+1.5035550100',
    'email' => 'mara@example.com', 'lang_pref' => 'EN',
];
$contacts = ['owner' => $person, 'admin' => $person, 'tech' => $person, 'billing' => $person];
$registration = [
    'domain' => $free, 'reg_type' => 'new', 'period' => '1', 'handle' => 'process', 'auto_renew' => '0',
    'reg_username' => 'maralindqvist', 'reg_password' => 'lanternwharf7', 'contact_set' => $contacts, 'custom_tech_contact' => '1',
    'custom_nameservers' => '1', 'f_lock_domain' => '1', 'f_whois_privacy' => '0',
    'nameserver_list' => [['sortorder' => '1', 'name' => 'ns1.quay.example'], ['sortorder' => '2', 'name' => 'ns2.quay.example']],
];
$under = fn ($domain) => ['domain' => $domain] + $registration;

$code = code('lookupDomain', ['domain' => $free]);
report('free', $code);
if (!is_numeric($code)) exit;
report('taken', code('lookupDomain', ['domain' => $taken]));
report('price', call('lookupGetPrice', ['domain' => $free, 'reg_type' => 'new'])['attributes']['price']);
$suggested = call('lookupNameSuggest', [
    'searchstring' => explode('.', $free)[0], 'services' => ['lookup'], 'tlds' => ['.com', '.net'], 'maximum' => '5', 'languages' => ['en'],
]);
report('suggested', array_column($suggested['attributes']['lookup']['items'], 'status', 'domain'));
report('balance', call('accountGetBalance', [])['attributes']['balance']);
report('registered', code('provSWregister', $registration));
report('again', code('provSWregister', $registration));
report('without purpose', code('provSWregister', $under('quay-of-mara.us')));
report('without legal type', code('provSWregister', $under('quay-of-mara.ca')));
report('without language', code('provSWregister', $under('xn--bcher-kva.com')));
report('orders', array_column(call('lookupGetOrdersByDomain', ['domain' => $free])['attributes']['orders'], 'status'));
$info = call('lookupGetDomain', ['domain' => $free, 'type' => 'all_info'])['attributes'];
report('owner', $info['contact_set']['owner']['email']);
report('updated', code('nsAdvancedUpdt', ['domain' => $free, 'op_type' => 'assign', 'assign_ns' => ['ns1.wharf.example', 'ns2.wharf.example']]));
$servers = array_column(call('lookupGetDomain', ['domain' => $free, 'type' => 'nameservers'])['attributes']['nameserver_list'], 'name', 'sortorder');
ksort($servers);
report('nameservers', implode(' ', $servers));
$listed = call('lookupGetDomainsContacts', ['domain_list' => [$free, $taken]])['attributes'];
report('contacts', array_keys($listed[$free]['contact_set']));
report('of others', $listed[$taken]['error']);
$change = ['domain' => $free, 'affect_domains' => '0'];
report('moved', code('provModify', $change + ['data' => 'contact_info', 'contact_set' => ['owner' => ['city' => 'Salem'] + $person] + $contacts]));
report('city', call('lookupGetDomain', ['domain' => $free, 'type' => 'all_info'])['attributes']['contact_set']['owner']['city']);
report('unlocked', code('provModify', $change + ['data' => 'status', 'lock_state' => '0']));
report('lock', call('lookupGetDomain', ['domain' => $free, 'type' => 'status'])['attributes']['lock_state']);
$renewal = ['domain' => $free, 'auto_renew' => '0', 'handle' => 'process', 'period' => '2'];
report('of another year', code('provRenew', $renewal + ['currentexpirationyear' => '2001']));
report('renewed', code('provRenew', $renewal + ['currentexpirationyear' => substr($info['expiredate'], 0, 4)]));
$expiring = call('lookupGetDomainsByExpiry', ['exp_from' => '2000-01-01', 'exp_to' => '2099-12-31', 'limit' => '40', 'page' => '1']);
report('expiring', array_column($expiring['attributes']['exp_domains'], 'name'));
report('verification', call('getRegistrantVerificationStatus', ['domain' => $free])['attributes']['registrant_verification_status']);
report('email', code('sendRegistrantVerificationEmail', ['domain' => $free]));
report('transfer', call('transCheck', ['domain' => $free])['attributes']['transferrable']);
report('deleted', code('provRevoke', ['domain' => $free, 'reseller' => $username]));
report('unknown', code('lookupGetDomain', ['domain' => $free, 'type' => 'status']));
