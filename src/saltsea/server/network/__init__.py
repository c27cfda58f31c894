"""How others find this server: URLs, QR codes, listeners, certificates for a home network."""
