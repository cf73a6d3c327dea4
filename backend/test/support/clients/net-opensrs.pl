# Drives Debian's Net::OpenSRS, as it is, against the host that is given; prints what each call returns as lines `name: value`.
use strict;
use warnings;
use Net::OpenSRS;

my ( $host, $username, $key, $free, $taken ) = @ARGV;
my $srs = Net::OpenSRS->new();
$srs->set_manage_auth( $username, 'management-1' );
$srs->set_key($key);
$srs->master_domain('quay.example');
$srs->{config}->{test}->{host} = $host;

sub report { my ( $name, $value ) = @_; print "$name: ", defined $value ? $value : 'undef', "\n"; }

report( 'free is available',  $srs->is_available($free) );
report( 'taken is available', $srs->is_available($taken) );
my %owner = (
    firstname => 'Mara', lastname => 'Lindqvist', company => '', city => 'Portland', state => 'OR', country => 'US',
    address => '12 Wharf Road', zip => '97201', email => 'mara@example.com', phone => '503-555-0100',
);
report( 'registered', $srs->register_domain( $free, \%owner ) );
report( 'said',       $srs->last_response() );
report( 'again',      $srs->register_domain( $free, \%owner ) );
report( 'said',       $srs->last_response() );
report( 'is available afterwards', $srs->is_available($free) );
my ( $cookie, $expiry ) = $srs->get_cookie($free);
report( 'cookie', $cookie ? 'given' : undef );
report( 'expiry', $expiry );
my %asked = ( action => 'get', object => 'domain', attributes => { type => 'status' } );
report( 'with its cookie', $srs->make_request( { %asked, cookie => $cookie } )->{response_code} );
report( 'with another', $srs->make_request( { %asked, cookie => 'made-up' } )->{response_code} );
report( 'renewed', $srs->renew_domain( $free, 2 ) );
( undef, $expiry ) = $srs->get_cookie($free);
report( 'expiry', $expiry );
my $transfer = $srs->check_transfer($taken);
report( 'transfer', $transfer->{status} );
report( 'expiring', join ' ', map { $_->{name} } @{ $srs->get_expiring_domains(1200) } );
$srs->set_key( 'beef' x 28 );
report( 'with a wrong key', $srs->is_available($free) );
report( 'said',             $srs->last_response() );
